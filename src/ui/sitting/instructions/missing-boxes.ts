export type Boxes = { health: boolean; adult: boolean }

/** Which boxes are still to be ticked, in the order in which they stand. */
export const missingBoxes = ({
  asked,
  boxes,
}: {
  asked: readonly (keyof Boxes)[]
  boxes: Boxes
}): (keyof Boxes)[] => asked.filter((box) => !boxes[box])
