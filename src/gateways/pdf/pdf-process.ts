import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { Printable, Rendered } from './printable'

export type PdfProgram = { path: string; mostFiles: number; mostMs: number }

/** Built beside the program that runs (scripts/lib/build.ts). */
const OURS: PdfProgram = {
  path: join(dirname(process.argv[1] ?? ''), 'pdf.mjs'),
  mostFiles: 200,
  mostMs: 20_000,
}
const MOST_HEAP_MB = 384

type Answer = { drawn: Rendered } | { failed: string }

/** A program that draws documents one at a time and is replaced after some of them, after a failure, and when it hangs. */
export const pdfProcess = ({ path, mostFiles, mostMs }: PdfProgram) => {
  let child: ChildProcess | null = null
  let drawn = 0
  let last: Promise<unknown> = Promise.resolve()

  const start = (): ChildProcess => {
    const started = fork(path, {
      // Its fonts lie below the directory of whoever starts it (fonts-folder.ts).
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    drawn = 0
    // It may stay behind: a process that has nothing else to do ends, and the program with it.
    started.unref()
    started.channel?.unref()
    return started
  }

  const end = (): void => {
    child?.kill('SIGKILL')
    child = null
  }

  const draw = async (document: Printable): Promise<Rendered> => {
    if (drawn >= mostFiles) end()
    child ??= start()
    drawn += 1
    try {
      const answer = await ask(child, { document, mostMs })
      if ('failed' in answer) throw new Error(`A file could not be drawn: ${answer.failed}`)
      return answer.drawn
    } catch (error) {
      // What a document did to it ends with it.
      end()
      throw error
    }
  }

  return {
    draw: (document: Printable): Promise<Rendered> => {
      const done = last.then(() => draw(document))
      last = done.catch(() => {})
      return done
    },
    pid: () => child?.pid,
    end,
  }
}

const ask = (
  child: ChildProcess,
  { document, mostMs }: { document: Printable; mostMs: number },
): Promise<Answer> =>
  new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer)
      child.off('message', answered)
      child.off('exit', ended)
      child.off('error', fail)
      child.channel?.unref()
    }
    const settle = (act: () => void) => {
      stop()
      act()
    }
    const answered = (answer: unknown) => settle(() => done(answer as Answer))
    const ended = (code: number | null, signal: string | null) =>
      settle(() => fail(new Error(`The program that draws files ended with ${code ?? signal}.`)))
    const timer = setTimeout(
      () => settle(() => fail(new Error(`A file was not drawn within ${mostMs} ms.`))),
      mostMs,
    )
    child.once('message', answered)
    child.once('exit', ended)
    child.once('error', fail)
    child.channel?.ref()
    child.send({ document }, (error) => error && settle(() => fail(error)))
  })

// One for the process, which Next bundles several times.
const holder = globalThis as { plumblinePdf?: ReturnType<typeof pdfProcess> }

export const drawInProgram = (document: Printable): Promise<Rendered> => {
  holder.plumblinePdf ??= pdfProcess(OURS)
  return holder.plumblinePdf.draw(document)
}
