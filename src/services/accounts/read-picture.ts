import { pictureFormat } from '@/domain/accounts/picture-format'
import { drawPortrait, type PortraitProgram } from '@/gateways/picture/draw-portrait'
import { concurrencyLimit } from '../admins/limit-concurrency'
import { Refusal } from '../refusal'

/** Each takes a good part of a second of a core. */
const inTurn = concurrencyLimit({ atOnce: 1, mostWaiting: 3 })

/**
 * A picture of a person as it is kept: a square WebP of 256 pixels, base64, drawn anew, so that nothing of the file itself
 * is left, nor where and when it was taken. Turned as its camera was held. One is read at a time, beside this process.
 * @param base64 without a prefix.
 * @throws Refusal pictureUnreadable; HttpRefusal unavailable when others wait already.
 */
export const readPicture = async (base64: string, program?: PortraitProgram): Promise<string> => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new Refusal('pictureUnreadable')
  const file = Buffer.from(base64, 'base64')
  if (pictureFormat(file) === null) throw new Refusal('pictureUnreadable')
  const drawn = await inTurn(() => drawPortrait(file, program))
  if (!drawn) throw new Refusal('pictureUnreadable')
  return drawn.toString('base64')
}
