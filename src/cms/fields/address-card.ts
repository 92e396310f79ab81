import type { UIField } from 'payload'

/** Beside the form of what has a page of its own: where it is public. Stores nothing. */
export const addressCard: UIField = {
  name: 'address',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/addresses/address-card#AddressCard' },
  },
}
