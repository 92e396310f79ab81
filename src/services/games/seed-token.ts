import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'
import type { GameId } from '@/domain/games/games'

const CHANCE_BYTES = 8
const TIME_BYTES = 4
const MAC_BYTES = 16
/** A game may lie in a tab over night. */
const LONGEST_SECONDS = 2 * 86_400

type Given = { game: GameId; visitorHash: string; now: Date }

/**
 * The seed of a new game. Chance is ours, and the seed is for one game in one browser and for two days: who looks for a lucky
 * one has to begin as many games, which are counted, and cannot pass it on.
 */
export const newSeed = ({ game, visitorHash, now }: Given): string => {
  const head = Buffer.alloc(CHANCE_BYTES + TIME_BYTES)
  randomBytes(CHANCE_BYTES).copy(head)
  head.writeUInt32BE(secondsOf(now), CHANCE_BYTES)
  return Buffer.concat([head, macOf({ head, game, visitorHash })]).toString('base64url')
}

/** Whether we gave this seed to this browser for this game, and not too long ago. */
export const isOwnSeed = (seed: string, { game, visitorHash, now }: Given): boolean => {
  const bytes = Buffer.from(seed, 'base64url')
  if (bytes.length !== CHANCE_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString('base64url') !== seed)
    return false
  const head = bytes.subarray(0, CHANCE_BYTES + TIME_BYTES)
  if (!timingSafeEqual(bytes.subarray(head.length), macOf({ head, game, visitorHash }))) return false
  const age = secondsOf(now) - head.readUInt32BE(CHANCE_BYTES)
  return age <= LONGEST_SECONDS
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

const macOf = ({ head, game, visitorHash }: { head: Buffer; game: GameId; visitorHash: string }): Buffer =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`game seed:${game}:${visitorHash}:`)
    .update(head)
    .digest()
    .subarray(0, MAC_BYTES)
