import type { CollectionConfig, Config, Plugin } from 'payload'
import type { UploadRoom } from '@/services/uploads/named-uploads'
import { nameApart } from './name-apart'
import { putFiles } from './put-files'
import { removeDeleted, removeReplaced } from './remove-replaced'
import { sendStored } from './send-stored'

/** In which room of the store the files of a collection lie. */
const ROOM_OF: Readonly<Record<string, UploadRoom>> = { media: 'media', 'course-files': 'courses' }

/**
 * Files of Payload's uploads in a bucket. Fields, types and tables are the same as with a folder, where this does nothing at
 * all: Payload then writes to MEDIA_DIR itself. docs/stores.md says when a file is stored and when it goes.
 */
export const storedUploads =
  ({ inBucket }: { inBucket: boolean }): Plugin =>
  (config: Config): Config =>
    inBucket ? { ...config, collections: (config.collections ?? []).map(inItsRoom) } : config

const inItsRoom = (collection: CollectionConfig): CollectionConfig => {
  const { slug, upload, hooks = {} } = collection
  if (!upload) return collection
  const room = ROOM_OF[slug]
  if (!room) throw new Error(`The files of ${slug} have no room in the store.`)
  return {
    ...collection,
    // Payload would fetch the file of a copy over the network, from itself.
    disableDuplicate: true,
    upload: {
      ...(upload === true ? {} : upload),
      disableLocalStorage: true,
      handlers: [sendStored(room)],
    },
    hooks: {
      ...hooks,
      // Last: what refuses an upload comes first.
      beforeOperation: [...(hooks.beforeOperation ?? []), nameApart(room)],
      beforeChange: [...(hooks.beforeChange ?? []), putFiles(room)],
      afterChange: [...(hooks.afterChange ?? []), removeReplaced(room)],
      afterDelete: [...(hooks.afterDelete ?? []), removeDeleted(room)],
    },
  }
}
