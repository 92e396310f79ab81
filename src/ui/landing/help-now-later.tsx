'use client'

import dynamic from 'next/dynamic'

/** Its code is loaded by landing pages of tests about health alone: the others have a budget for theirs. */
export const HelpNowLater = dynamic(() => import('../health/help-now').then(({ HelpNow }) => HelpNow))
