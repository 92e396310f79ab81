import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseHead, withLength } from '@/cms/endpoints/answer-head'
import { answerOwnCall, inEnvelope, refuseUnreadable } from '@/cms/endpoints/answer-own-call'
import { offerHotCalls } from '@/cms/endpoints/hot-calls'

type Args = { params: Promise<{ slug?: string[] }> }
type Rest = (request: Request, args: Args) => Promise<Response>

/** Payload's REST, for the admin. */
const payloads =
  (rest: Rest): Rest =>
  async (request, args) =>
    (await refuseUnreadable(request)) ?? inEnvelope(await rest(request, args), request)

/** Our own calls first; the rest is Payload's. */
const oursOr =
  (rest: Rest): Rest =>
  async (request, args) =>
    withLength(
      (await answerOwnCall(request, (await args.params).slug ?? [])) ?? (await payloads(rest)(request, args)),
    )

offerHotCalls()

export const GET = oursOr(REST_GET(config))
/** As GET, without its body: Next would ask GET with the method HEAD, which no call and no route of Payload has. */
export const HEAD: Rest = async ({ url, headers, signal }, args) => {
  const answer =
    refuseHead((await args.params).slug ?? []) ?? (await GET(new Request(url, { headers, signal }), args))
  await answer.body?.cancel()
  return new Response(null, answer)
}
export const POST = oursOr(REST_POST(config))
export const DELETE = payloads(REST_DELETE(config))
export const PATCH = payloads(REST_PATCH(config))
export const PUT = payloads(REST_PUT(config))
export const OPTIONS = payloads(REST_OPTIONS(config))
