import { type Patch, patch } from './patch.ts';

/**
 * A loader for react-router. Rooms route by `<BrowserRouter>` and `<Routes>`. What is for data routers and frameworks is
 * asked for at run time, by contexts that nobody fills: said at build time, it falls away. 6 KB gz of 13 in every room.
 */
export default function leanRouter(source: string): string {
  return source.includes('// lib/dom/lib.tsx') ? patch('react-router', source, patches) : source;
}

const patches: Patch[] = [
  [/\bReact\d*\.useContext\((DataRouterContext|DataRouterStateContext)\)/g, 'null'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ?', 'let matches = false ?'],
  [
    /function _renderMatches\([\s\S]*?\n\}\n(?=function getDataRouterConsoleError)/g,
    `function _renderMatches(matches, parentMatches = []) {
  return matches && matches.reduceRight((outlet, match, index) => {
    let value = { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false };
    let { Component, element } = match.route;
    let children = Component ? React2.createElement(Component, null) : element || outlet;
    return React2.createElement(RouteContext.Provider, { value }, children);
  }, null);
}
`,
  ],
  // A link of a framework fetches the data of where it leads. Ours are fetched by the shell, which hears all links.
  [/ {4}let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);\n/g, ''],
  [/ {10}\.\.\.prefetchHandlers,\n/g, ''],
  ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? [^?:]*\{ page: href \}\)\) : link;/g, 'return link;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  [/function warning\(cond, message\) \{\n[\s\S]*?\n\}\n/g, 'function warning() {}\n'],
  // A name for the tools of developers is an effect, and an effect keeps what it is on.
  [/^\w+\.displayName = "[\w.]+";$/gm, ''],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
];
