import type { MatrixItem } from '../../../src/domain/matrices/generate/generate-item'

/** What someone sees who looks at the options and not at the matrix, and which of them is right. */
export type Choice = Pick<MatrixItem, 'options' | 'key'>

/** A statement that the proof makes about a sample, with what was found, and whether that is what was asked for. */
export type Check = { name: string; found: string; asked: string; holds: boolean }

export const GUESSING = 1 / 6

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
