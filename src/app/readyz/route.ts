import { getPayloadClient } from '@/content/payload'
import { readReadiness } from '@/services/operation/read-readiness'
import { migrations } from '../../../migrations'

export const dynamic = 'force-dynamic'

/** For a load balancer or a monitor: docs/health.md. */
export const GET = async () => {
  const readiness = await readReadiness({
    payload: getPayloadClient,
    migrations: migrations.map(({ name }) => name),
  })
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', ...(readiness.ready ? {} : { 'Retry-After': '5' }) },
  })
}
