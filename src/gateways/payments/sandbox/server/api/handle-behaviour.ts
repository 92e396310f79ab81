import { behaviourSchema } from '../behaviour'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { requireTestControls } from './require-test-controls'

/** Replaces the whole behaviour: `{}` makes the provider behave well. */
export const handleBehaviour = async ({ ctx, request }: Call): Promise<Reply> => {
  requireTestControls({ ctx, request })
  const { value } = await readJson(request)
  ctx.behaviour.set(parseParams({ schema: behaviourSchema, value }))
  return json(200, { ok: true })
}
