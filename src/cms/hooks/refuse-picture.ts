import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import sharp from 'sharp'
import { MOST_PIXELS_OF_STAFF, pictureFormat } from '@/domain/accounts/picture-format'
import { say } from '../admin/words/say'

/**
 * An uploaded picture of another format than its name and type say, or with too many pixels, is refused before Payload
 * decodes it, which it does in this process. Only for staff: for anybody else the upload is refused as a whole.
 */
export const refusePicture: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { file, user } = req
  if (!file || !user || (await isDecodable(file.data))) return args
  const errors = [{ path: 'file', message: say(req.i18n, 'refusals.picture') }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

const isDecodable = async (data: Buffer): Promise<boolean> => {
  if (pictureFormat(data) === null) return false
  const { width, height } = await sharp(data)
    .metadata()
    .catch(() => ({ width: Number.POSITIVE_INFINITY, height: 1 }))
  return width * height <= MOST_PIXELS_OF_STAFF
}
