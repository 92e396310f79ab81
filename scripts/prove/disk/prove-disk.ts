import { signIn } from '../../../tests/support/admin'
import { query } from '../../../tests/support/database'
import { site } from '../../../tests/support/site'
import { eventually, readiness } from '../../../tests/support/storms'
import { newVisitor } from '../../../tests/support/visitor'
import { humanAnswers, startSitting } from '../../../tests/support/way'
import type { SmallDisk } from './ballast'

export type Outcome = {
  acknowledged: number
  kept: number
  refusals: Record<string, number>
  landing: number
  alive: number
  uploadOnFullDisk: number
  uploadsKept: number
  uploadAfterwards: number
  recoveredSeconds: number
}

const LANDING = '/landing_page/new/iq-1?hl=EN'
/** A transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Fills the disk of everything (records, their log of changes, uploads, logs), answers on, and makes room again. */
export const proveDisk = async ({
  disk,
  say,
}: {
  disk: SmallDisk
  say: (line: string) => void
}): Promise<Outcome> => {
  const visitor = newVisitor()
  const sitting = await startSitting(visitor)
  const [first] = humanAnswers(sitting)
  if (!first) throw new Error('No question.')
  const { orderNumber, epoch, anchor } = sitting
  const admin = await signIn()
  await fetch(`${site().url}${LANDING}`)
  const save = async (revision: number) => {
    const answers = [{ ...first, choice: revision % 6, revision }]
    const told = await visitor
      .call('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
      .catch(() => ({ status: 0, result: 0 }))
    return `${told.status} ${told.result}`
  }

  let revision = 0
  let acknowledged = 0
  const refusals: Record<string, number> = {}
  const saveSome = async (times: number) => {
    for (let each = 0; each < times; each++) {
      const told = await save(++revision)
      if (told === '200 200') acknowledged = revision
      else refusals[told] = (refusals[told] ?? 0) + 1
    }
  }

  await saveSome(20)
  disk.fill()
  say('the disk is full')
  const uploadOnFullDisk = await upload(admin)
  // A new file of the log of changes is needed now, and there is no room for one.
  for (let turn = 0; turn < 4; turn++) {
    await query("select pg_logical_emit_message(true, 'storm', repeat('x', 100)), pg_switch_wal()").catch(
      () => [],
    )
    disk.fill()
    await saveSome(15)
  }
  const landing = (await fetch(`${site().url}${LANDING}`)).status
  const alive = (await fetch(`${site().url}/healthz`)).status
  say(`refused: ${JSON.stringify(refusals)}; readiness: ${JSON.stringify(await readiness())}`)
  disk.free()
  const freed = Date.now()
  await eventually(readiness, ({ status }) => status === 200, { seconds: 90 })
  const recoveredSeconds = Math.round((Date.now() - freed) / 1000)
  const [row] = await query<{ revision: string }>(
    'select max(a.revision) as revision from answers a join sittings s on s.id = a.sitting_id where s.number = $1',
    [orderNumber],
  )
  const kept = Number(row?.revision ?? 0)
  const outcome = { acknowledged, kept }
  await saveSome(1)
  if (acknowledged !== revision) throw new Error('An answer was refused though there was room again.')
  const uploadsKept = await uploads()
  return {
    ...outcome,
    refusals,
    landing,
    alive,
    uploadOnFullDisk,
    uploadsKept,
    uploadAfterwards: await upload(admin),
    recoveredSeconds,
  }
}

const upload = async (admin: Awaited<ReturnType<typeof signIn>>): Promise<number> => {
  const form = new FormData()
  form.append('file', new Blob([PNG], { type: 'image/png' }), 'storm.png')
  form.append('_payload', JSON.stringify({ alt: 'storm' }))
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = await encoded.arrayBuffer()
  const response = await admin.fetch('/api/media', { method: 'POST', headers, body }).catch(() => null)
  return response?.status ?? 0
}

const uploads = async (): Promise<number> =>
  (await query("select 1 from media where filename like 'storm%'")).length
