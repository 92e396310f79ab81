import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '@/config/env'
import { nobody } from '../access/roles'
import { writers } from '../access/rules'
import { invalidating } from '../hooks/invalidating'
import { refusePicture } from '../hooks/refuse-picture'

export const Media: CollectionConfig = {
  slug: 'media',
  admin: {
    group: 'content',
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  defaultSort: '-updatedAt',
  access: {
    create: writers('media'),
    read: () => true,
    update: writers('media'),
    delete: writers('media'),
    readVersions: nobody,
    unlock: nobody,
  },
  hooks: { ...invalidating('media'), beforeOperation: [refusePicture] },
  upload: {
    staticDir: path.resolve(env().MEDIA_DIR),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
    pasteURL: false,
    imageSizes: [
      { name: 'small', width: 480, withoutEnlargement: true },
      { name: 'large', width: 1280, withoutEnlargement: true },
    ],
  },
  fields: [{ name: 'alt', type: 'text', required: true, localized: true }],
}
