import type { Marks } from '@/domain/caches/marks'

/** As much of a request as a hot call reads. */
export type HotRequest = Pick<Request, 'method' | 'url' | 'headers' | 'text' | 'json' | 'arrayBuffer'>

/** By method and path: `POST /api/exam/sitting/save`. An answer of null is one that the call did not give. */
export type HotCalls = ReadonlyMap<string, (request: HotRequest) => Promise<Response | null>>

type ProcessGlobals = {
  /**
   * Calls that the application answers without Next; none before it has loaded them. Set by src/cms/endpoints/hot-calls.ts,
   * read by src/front/hot-calls.ts.
   */
  hotCalls: HotCalls | null
  /** When a page last failed because the database did not answer, in milliseconds; 0: never. */
  databaseUnavailableAt: number
  /**
   * What this process knows of the tags of cached reads; null before it has asked. Set by src/server.ts, read by
   * src/cache-handler.ts.
   */
  marks: Marks | null
}

declare global {
  var plumbline: ProcessGlobals | undefined
}

/**
 * What the front and the application, which are bundled apart and run in one process, hand each other. An import in place
 * of this would give the front an application of its own: a second Payload, second pools, second caches.
 */
export const processGlobals = (): ProcessGlobals => {
  globalThis.plumbline ??= { hotCalls: null, databaseUnavailableAt: 0, marks: null }
  return globalThis.plumbline
}
