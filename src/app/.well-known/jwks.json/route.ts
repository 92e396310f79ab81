import { publicKeys } from '@/services/reports/certificate/keys'

export const dynamic = 'force-dynamic'

/** What certificates are checked with (docs/certificates.md): today's key and every one before it. */
export const GET = async () =>
  Response.json({ keys: await publicKeys() }, { headers: { 'Cache-Control': 'public, max-age=3600' } })
