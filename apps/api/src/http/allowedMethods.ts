interface Route {
  method: string;
  path: string;
}

/** Answers which methods a path has, for 405 with `Allow`; none means that there is nothing at the path. */
export function createAllowedMethods(routes: readonly Route[]): (pathname: string) => readonly string[] {
  const patterns = routes
    // Middleware answers nothing by itself.
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (pathname) => {
    const found = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    return [...new Set(found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
