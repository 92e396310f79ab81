// Copied to build/bench/empty-app of the project, whose node_modules it uses: the same Next and React.
const project = new URL('../../..', import.meta.url).pathname

export default {
  output: 'standalone',
  outputFileTracingRoot: project,
  turbopack: { root: project },
  poweredByHeader: false,
  cacheComponents: false,
}
