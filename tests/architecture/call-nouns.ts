import type { Source } from './arrows'

const ENDPOINT = /\bdefineEndpoint\(\{\s*call: '([^']+)'/g

/**
 * A call's noun, before the dot, is the name of its file in `cms/endpoints`: whoever reads `call('report.read')` opens
 * report.ts. One sentence for each call that is elsewhere, nowhere, or twice.
 */
export const misplacedCalls = ({
  calls,
  sources,
}: {
  calls: readonly string[]
  sources: readonly Source[]
}): string[] => {
  const defined = sources.flatMap(({ path, text }) =>
    [...text.matchAll(ENDPOINT)].map(([, call = '']) => ({ call, path })),
  )
  return [
    ...defined
      .filter(({ call, path }) => path.split('/').at(-1) !== `${call.split('.')[0]}.ts`)
      .map(({ call, path }) => `${call} is in ${path}`),
    ...calls.flatMap((call) => {
      const times = defined.filter((one) => one.call === call).length
      return times === 1 ? [] : [`${call} has ${times} endpoints`]
    }),
  ]
}
