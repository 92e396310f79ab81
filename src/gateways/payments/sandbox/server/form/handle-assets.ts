import { createHash } from 'node:crypto'
import { parseParams } from '../http/read-json'
import type { Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { formScript } from './client/script'
import { baseCss } from './styles'
import { themeCss, themeSchema } from './theme'

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const script = formScript()

/** In the addresses of script and stylesheet: a new build is never served from an old cache. */
export const assetVersion = fingerprint(script + baseCss)

const CACHED = { 'cache-control': 'public, max-age=31536000, immutable' }

export const handleScript = (): Reply => ({ status: 200, type: 'js', body: script, headers: CACHED })

export const handleStyles = ({ url }: Call): Reply => {
  const theme = parseParams({ schema: themeSchema, value: Object.fromEntries(url.searchParams) })
  return { status: 200, type: 'css', body: baseCss + themeCss(theme), headers: CACHED }
}
