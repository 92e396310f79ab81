import { FIELD, type Jump, RUNNER, UNIT } from '@/domain/games/jump/jump'

export type Colours = { ink: string; line: string; accent: string }

/** Draws one frame. The context is scaled so that a unit of the game is a unit here. */
export const drawJump = (
  context: CanvasRenderingContext2D,
  { game, colours, calm }: { game: Jump; colours: Colours; calm: boolean },
): void => {
  context.clearRect(0, 0, FIELD.width, FIELD.height)
  context.lineWidth = 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  drawGround(context, { game, colours, calm })
  context.fillStyle = colours.ink
  for (const { x, width, height } of game.obstacles)
    context.fillRect(x / UNIT, FIELD.ground - height, width, height)
  drawRunner(context, { game, colours, calm })
}

type Drawn = { game: Jump; colours: Colours; calm: boolean }

/** A line, and below it short ones that go by; who asked for less motion sees the line alone. */
const drawGround = (context: CanvasRenderingContext2D, { game, colours, calm }: Drawn): void => {
  context.strokeStyle = colours.line
  context.beginPath()
  context.moveTo(0, FIELD.ground + 1)
  context.lineTo(FIELD.width, FIELD.ground + 1)
  const gone = (game.way / UNIT) % 80
  for (let x = calm ? FIELD.width : -gone; x < FIELD.width; x += 80) {
    context.moveTo(x, FIELD.ground + 14)
    context.lineTo(x + 28, FIELD.ground + 14)
  }
  context.stroke()
}

/** A head, a body and two legs that change while it runs. */
const drawRunner = (context: CanvasRenderingContext2D, { game, colours, calm }: Drawn): void => {
  const feet = FIELD.ground - game.y / UNIT
  const middle = RUNNER.x + RUNNER.width / 2
  const stride = game.y > 0 || calm ? 8 : 8 * Math.sin((game.tick / 60) * 18)
  context.strokeStyle = colours.accent
  context.fillStyle = colours.accent
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(middle, feet - 24)
  context.lineTo(middle - 2, feet - 12)
  context.moveTo(middle - 2 - stride, feet - 2)
  context.lineTo(middle - 2, feet - 12)
  context.lineTo(middle - 2 + stride, feet - 2)
  context.moveTo(middle - 9, feet - 16)
  context.lineTo(middle, feet - 21)
  context.lineTo(middle + 9, feet - 17)
  context.stroke()
  context.beginPath()
  context.arc(middle + 2, feet - 30, 6, 0, Math.PI * 2)
  context.fill()
}
