/** Whether a sitting was handed in after its time was over. */
export const timeRanOut = ({
  deadline,
  confirmedAt,
}: {
  deadline: string | null
  confirmedAt: Date
}): boolean => deadline !== null && confirmedAt > new Date(deadline)
