import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Which chapters a customer has finished, and that they opened the course at all (chapter 0). */
export const CourseProgress: CollectionConfig = {
  slug: 'course-progress',
  admin: { ...recordsIn('centre'), defaultColumns: ['customer', 'course', 'chapter', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('people'),
  indexes: [{ fields: ['customer', 'course', 'chapter'], unique: true }],
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    { name: 'course', type: 'relationship', relationTo: 'courses', required: true, index: true },
    /** Counts from 1; 0 is the course itself. */
    { name: 'chapter', type: 'number', required: true, min: 0 },
  ],
}
