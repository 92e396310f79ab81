import type { JSONField, PayloadRequest } from 'payload'
import { parsePanel } from '@/domain/matrices/panel'
import { say } from '../admin/words/say'

/** One drawn panel of the matrix grammar, kept as data and edited as a drawing. */
export const panelField = (): JSONField => ({
  name: 'panel',
  type: 'json',
  required: true,
  admin: { components: { Field: '/cms/admin/panel-editor/panel-field#PanelField' } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    parsePanel(value) !== null || say(req.i18n, 'refusals.panelInvalid'),
})
