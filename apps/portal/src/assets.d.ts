// Addresses of files that the build puts beside the code.
declare module '*?url' {
  const url: string;
  export default url;
}
