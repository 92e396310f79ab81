import { randomBytes } from 'node:crypto'

/** `si_` intent, `sch_` charge, `sre_` refund, `sdp_` dispute, `sca_` challenge, `sevt_` event; 160 random bits. */
export const newId = (prefix: 'si' | 'sch' | 'sre' | 'sdp' | 'sca' | 'sevt') =>
  `${prefix}_${randomBytes(20).toString('hex')}`
