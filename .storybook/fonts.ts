// A host brings its own fonts; stories bring the two that the look is drawn with.
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono';
