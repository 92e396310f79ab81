import { env } from '@/config/env'
import { parseS3Url } from '@/config/s3-url'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'
import type { Store } from './store'

let opened: Store | undefined

const open = (): Store => {
  const { S3_URL, MEDIA_DIR } = env()
  const place = S3_URL === undefined ? null : parseS3Url(S3_URL)
  return place ? s3Store(place) : folderStore(MEDIA_DIR)
}

/** The process's store: the bucket of S3_URL, or the folder MEDIA_DIR. */
export const store = (): Store => (opened ??= open())
