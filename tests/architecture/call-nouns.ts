import type { Source } from './arrows'

const HANDLER = /^ {2}'([a-z]\w*\.\w+)': (?:async )?\(/gm

/**
 * A call's noun, before the dot, is the name of the file of its handler in `cms/endpoints`, and of its row in
 * `domain/api/calls`: whoever reads `call('report.read'` opens report.ts. One sentence for each that is elsewhere. That
 * every call has one handler, the compiler knows.
 */
export const misplacedCalls = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const pattern = path.startsWith('domain/') ? /^ {2}'([a-z]\w*\.\w+)': \{/gm : HANDLER
    return [...text.matchAll(pattern)].flatMap(([, call = '']) =>
      path.split('/').at(-1) === `${call.split('.')[0]}.ts` ? [] : [`${call} is in ${path}`],
    )
  })
