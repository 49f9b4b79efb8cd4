interface Route {
  method: string;
  path: string;
}

/** Returns the methods of a path, for 405 with `Allow`; empty if the path does not exist. */
export function createAllowedMethods(routes: readonly Route[]): (pathname: string) => readonly string[] {
  const patterns = routes
    // Middleware is not an endpoint.
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (pathname) => {
    const found = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    return [...new Set(found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
