import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { store } from '@/gateways/store/open-store'
import type { Media } from '@/payload-types'
import type { UploadRoom } from '@/services/uploads/named-uploads'
import { notStored } from './not-stored'

type FileOfRequest = NonNullable<PayloadRequest['file']>

/** What this file put between name and ending. */
const APART = /\.[0-9a-f]{8}$/

/** A name that no other upload has, however it is called: nothing in the store is ever written over. */
export const apart = (name: string, mark: string): string => {
  const dot = name.lastIndexOf('.')
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${base.replace(APART, '')}.${mark}${ending}`
}

/**
 * Gives what is uploaded a name of its own, so that a save that is rolled back has changed nothing of what is public. For a
 * picture that is cut anew the file is taken out of the store: Payload would look for it on the disk.
 */
export const nameApart =
  (room: UploadRoom): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const file = req.file ?? (await fileToCut(room, { args, req }))
    if (file) req.file = { ...file, name: apart(file.name, crypto.randomUUID().slice(0, 8)) }
    return args
  }

type Point = { x?: number; y?: number }
type Edits = { crop?: unknown; heightInPixels?: number; widthInPixels?: number; focalPoint?: Point }

/** As Payload judges it (payload/dist/uploads/generateFileData.js); its screens send the focal point with every save. */
export const isCutAnew = (edits: unknown, data: unknown): boolean => {
  if (!edits || typeof edits !== 'object' || !data || typeof data !== 'object') return false
  const { crop, heightInPixels, widthInPixels, focalPoint } = edits as Edits
  if (crop || heightInPixels || widthInPixels) return true
  const { focalX, focalY } = data as { focalX?: number; focalY?: number }
  return focalPoint !== undefined && (focalPoint.x !== focalX || focalPoint.y !== focalY)
}

type Args = Parameters<CollectionBeforeOperationHook>[0]['args']

const fileToCut = async (
  room: UploadRoom,
  { args, req }: { args: Args; req: PayloadRequest },
): Promise<FileOfRequest | null> => {
  if (!('id' in args) || !('data' in args) || !isCutAnew(req.query?.uploadEdits, args.data)) return null
  const stored = await req.payload.db.findOne<Pick<Media, 'id' | 'filename' | 'mimeType'>>({
    collection: room === 'media' ? 'media' : 'course-files',
    where: { id: { equals: args.id } },
    req,
  })
  if (!stored?.filename) return null
  const { filename: name, mimeType } = stored
  try {
    const file = await store().open({ room, name })
    if (!file) return null
    const data = await buffer(
      file.read({ start: 0, end: file.bytes - 1 }) as unknown as AsyncIterable<Uint8Array>,
    )
    return { name, data, size: data.length, mimetype: mimeType ?? file.contentType ?? '' }
  } catch (error) {
    throw notStored(req, error)
  }
}
