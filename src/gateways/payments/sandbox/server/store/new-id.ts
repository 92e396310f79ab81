import { randomBytes } from 'node:crypto'

/** `si_` intent, `sch_` charge, `sre_` refund, `sdp_` dispute, `sca_` challenge, `sevt_` event, `ssub_` subscription; 160 random bits. */
export const newId = (prefix: 'si' | 'sch' | 'sre' | 'sdp' | 'sca' | 'sevt' | 'ssub') =>
  `${prefix}_${randomBytes(20).toString('hex')}`
