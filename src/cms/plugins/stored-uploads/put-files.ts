import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { store } from '@/gateways/store/open-store'
import type { UploadRoom } from '@/services/uploads/named-uploads'
import { notStored } from './not-stored'

type Stored = { filename?: string | null; mimeType?: string | null }
type Data = Stored & { sizes?: Record<string, Stored | undefined> }
type Incoming = { name: string; bytes: Buffer; type: string }

/** The files of a save as Payload made them: what was uploaded, and the sizes that were cut of it. */
export const incomingFiles = (
  data: Data,
  { file, payloadUploadSizes = {} }: Pick<PayloadRequest, 'file' | 'payloadUploadSizes'>,
): Incoming[] => {
  if (!file || !data.filename || !data.mimeType) return []
  const type = data.mimeType
  const sizes = Object.entries(data.sizes ?? {}).flatMap(([size, stored]) => {
    const bytes = payloadUploadSizes[size]
    return bytes && stored?.filename ? [{ name: stored.filename, bytes, type: stored.mimeType ?? type }] : []
  })
  return [{ name: data.filename, bytes: file.data, type }, ...sizes]
}

/**
 * Stores the files before their document is written: a document that can be read names only files that are there. This and
 * name-apart.ts are the hooks that wait for something outside, as Payload itself waits for the disk here. A job could not do it: the bytes
 * would have to lie in the database until then, and a page could be read before. It gives up in eight seconds
 * (gateways/store/ask-bucket.ts), which a transaction may rest.
 */
export const putFiles =
  (room: UploadRoom): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const files = incomingFiles(data, req)
    try {
      await Promise.all(files.map(({ name, bytes, type }) => store().put({ room, name }, bytes, type)))
    } catch (error) {
      throw notStored(req, error)
    }
    return data
  }
