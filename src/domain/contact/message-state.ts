/** Where a message to support stands: nobody looked, somebody works on it, the writer is to answer, or it is done. */
export const MESSAGE_STATES = ['new', 'open', 'waiting', 'done'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
