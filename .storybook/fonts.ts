// Hosts load their own fonts; stories load the two that the default themes use.
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono';
