// Addresses of files in the build.
declare module '*?url' {
  const url: string;
  export default url;
}

// The text of a file.
declare module '*?raw' {
  const text: string;
  export default text;
}
