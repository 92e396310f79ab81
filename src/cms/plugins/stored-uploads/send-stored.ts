import type { UploadConfig } from 'payload'
import { logger } from '@/gateways/logs/log'
import { store } from '@/gateways/store/open-store'
import type { UploadRoom } from '@/services/uploads/named-uploads'
import { fileAnswer } from '../../endpoints/file-answer'

const log = logger('store')

type Handler = NonNullable<UploadConfig['handlers']>[number]

const refused = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })

/** Sends a file of a bucket as the folder's are sent: with its tag and in parts. Who may have it, Payload has asked by now. */
export const sendStored =
  (room: UploadRoom): Handler =>
  async (req, { params: { filename } }) => {
    try {
      const file = await store().open({ room, name: filename })
      if (!file) return refused(404, 'Not Found')
      return fileAnswer({
        file,
        req,
        headers: { 'Content-Type': file.contentType ?? 'application/octet-stream' },
      })
    } catch (error) {
      log.error('a file could not be sent', { error })
      return refused(503, 'Service Unavailable')
    }
  }
