import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '@/config/env'
import { FILE_TYPES } from '@/domain/centre/formats'
import { nobody } from '../access/roles'
import { readers, writers } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

/**
 * Recordings and attachments of courses. Visitors get them through the calls of courses, which look whether the course is
 * open to them, never from Payload.
 */
export const CourseFiles: CollectionConfig = {
  slug: 'course-files',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename'],
  },
  defaultSort: '-updatedAt',
  access: {
    create: writers('content'),
    read: readers('content'),
    update: writers('content'),
    delete: writers('content'),
    readVersions: nobody,
    unlock: nobody,
  },
  hooks: invalidating('course-files'),
  upload: {
    staticDir: path.resolve(env().MEDIA_DIR, 'courses'),
    mimeTypes: Object.keys(FILE_TYPES),
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [],
}
