/** What somebody who works in the admin may be; one person may be several. */
export const STAFF_ROLES = ['owner', 'editor', 'marketer', 'support'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
