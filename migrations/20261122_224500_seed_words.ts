import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Words of the first catalogue that are not true since the IQ test has three stages: after weak answers its later parts
// are easier. They are replaced where they still stand as they were seeded; what an editor wrote is left alone. In an
// empty database, which is seeded later, nothing is found. Written by hand.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [before, now] of WORDS) await replaceWords({ db, before, now })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [before, now] of WORDS) await replaceWords({ db, before: now, now: before })
}

type Replacement = { db: MigrateUpArgs['db']; before: string; now: string }

const replaceWords = async ({ db, before, now }: Replacement): Promise<void> => {
  await db.execute(sql`
    UPDATE "exams_encouragements_locales" SET "text" = ${now}::text WHERE "text" = ${before}::text;
  `)
  await db.execute(sql`
    UPDATE "_exams_v_version_encouragements_locales" SET "text" = ${now}::text WHERE "text" = ${before}::text;
  `)
  // Blocks are one JSON document in all languages. With its quotes, a text is found only where it is the whole value.
  await db.execute(sql`
    UPDATE "landing_pages"
      SET "blocks" = replace("blocks"::text, to_jsonb(${before}::text)::text, to_jsonb(${now}::text)::text)::jsonb
      WHERE strpos("blocks"::text, to_jsonb(${before}::text)::text) > 0;
  `)
  await db.execute(sql`
    UPDATE "_landing_pages_v"
      SET "version_blocks" =
        replace("version_blocks"::text, to_jsonb(${before}::text)::text, to_jsonb(${now}::text)::text)::jsonb
      WHERE strpos("version_blocks"::text, to_jsonb(${before}::text)::text) > 0;
  `)
}

/** As they were seeded, and as they are seeded now. */
export const WORDS: readonly (readonly [before: string, now: string])[] = [
  [
    'The puzzles get harder from here. That is meant to happen: nobody is expected to solve them all.',
    'The test now looks for puzzles that suit you. The next ones may be easier or harder than these, and nobody has to solve them all.',
  ],
  [
    'The last puzzles follow several rules at once. Take them one rule at a time.',
    'Again, the test looks for puzzles that suit you. See each one with fresh eyes: it may follow one rule or several.',
  ],
  [
    'Six possible answers each, rising in difficulty. You can change an answer until you hand the test in.',
    'Six possible answers each. After the first part, the test adapts to your answers, so thirty puzzles say more about you. You can change an answer until you hand the test in.',
  ],
  [
    'The puzzles get harder. Skip one and come back, or change an answer, until you hand in.',
    'After the first part, the puzzles adapt to your answers. Skip one and come back, or change an answer, until you hand in.',
  ],
  [
    'Ab hier werden die Aufgaben schwerer. Das ist so gewollt: Niemand muss alle lösen.',
    'Der Test sucht nun Aufgaben, die zu Ihnen passen. Die nächsten können leichter oder schwerer sein als die bisherigen, und niemand muss alle lösen.',
  ],
  [
    'Die letzten Aufgaben folgen mehreren Regeln zugleich. Nehmen Sie sich eine nach der anderen vor.',
    'Auch jetzt sucht der Test Aufgaben, die zu Ihnen passen. Sehen Sie jede mit frischem Blick an: Sie kann einer Regel folgen oder mehreren.',
  ],
  [
    'Jeweils sechs Antworten zur Wahl, mit steigender Schwierigkeit. Bis zur Abgabe können Sie jede Antwort ändern.',
    'Jeweils sechs Antworten zur Wahl. Nach dem ersten Teil passt sich der Test Ihren Antworten an; so sagen dreißig Aufgaben mehr über Sie aus. Bis zur Abgabe können Sie jede Antwort ändern.',
  ],
  [
    'Die Aufgaben werden schwerer. Bis zur Abgabe können Sie Aufgaben überspringen, zurückkehren und Antworten ändern.',
    'Nach dem ersten Teil passen sich die Aufgaben Ihren Antworten an. Bis zur Abgabe können Sie Aufgaben überspringen, zurückkehren und Antworten ändern.',
  ],
  [
    'À partir d’ici, les énigmes se corsent. C’est voulu\u202F: personne n’est censé toutes les résoudre.',
    'Le test cherche maintenant des énigmes à votre mesure. Les suivantes peuvent être plus faciles ou plus difficiles, et personne n’est tenu de toutes les résoudre.',
  ],
  [
    'Les dernières énigmes combinent plusieurs règles. Cherchez-les une par une.',
    'Ici encore, le test cherche des énigmes à votre mesure. Regardez chacune d’un œil neuf\u202F: elle peut suivre une seule règle ou plusieurs.',
  ],
  [
    'Six réponses possibles à chaque fois, et une difficulté croissante. Vous pouvez modifier une réponse tant que vous n’avez pas validé le test.',
    'Six réponses possibles à chaque fois. Après la première partie, le test s’adapte à vos réponses\u202F: trente énigmes en disent ainsi davantage sur vous. Vous pouvez modifier une réponse tant que vous n’avez pas validé le test.',
  ],
  [
    'La difficulté augmente. Passez une énigme et revenez-y, ou changez une réponse, jusqu’à la validation.',
    'Après la première partie, les énigmes s’adaptent à vos réponses. Passez une énigme et revenez-y, ou changez une réponse, jusqu’à la validation.',
  ],
  [
    'A partir de aquí, los acertijos se complican. Así debe ser: nadie tiene que resolverlos todos.',
    'Ahora el test busca acertijos a tu medida. Los siguientes pueden ser más fáciles o más difíciles, y nadie tiene que resolverlos todos.',
  ],
  [
    'Los últimos acertijos siguen varias reglas a la vez. Ve regla por regla.',
    'El test vuelve a buscar acertijos a tu medida. Mira cada uno con ojos nuevos: puede seguir una sola regla o varias.',
  ],
  [
    'Seis respuestas posibles en cada uno y dificultad creciente. Puedes cambiar una respuesta hasta que entregues el test.',
    'Seis respuestas posibles en cada uno. Después de la primera parte, el test se adapta a tus respuestas: así, treinta acertijos dicen más de ti. Puedes cambiar una respuesta hasta que entregues el test.',
  ],
  [
    'Los acertijos se van complicando. Puedes saltarte uno y volver, o cambiar una respuesta, hasta la entrega.',
    'Después de la primera parte, los acertijos se adaptan a tus respuestas. Puedes saltarte uno y volver, o cambiar una respuesta, hasta la entrega.',
  ],
  [
    'A partir daqui, os enigmas complicam-se. É mesmo assim: ninguém tem de os resolver todos.',
    'O teste procura agora enigmas à sua medida. Os próximos podem ser mais fáceis ou mais difíceis, e ninguém tem de os resolver todos.',
  ],
  [
    'Os últimos enigmas seguem várias regras ao mesmo tempo. Procure uma regra de cada vez.',
    'O teste volta a procurar enigmas à sua medida. Veja cada um com outros olhos: pode seguir uma só regra ou várias.',
  ],
  [
    'Seis respostas possíveis em cada um e dificuldade crescente. Pode alterar uma resposta até entregar o teste.',
    'Seis respostas possíveis em cada um. Depois da primeira parte, o teste adapta-se às suas respostas: assim, trinta enigmas dizem mais sobre si. Pode alterar uma resposta até entregar o teste.',
  ],
  [
    'Os enigmas vão-se complicando. Pode saltar um e voltar, ou alterar uma resposta, até à entrega.',
    'Depois da primeira parte, os enigmas adaptam-se às suas respostas. Pode saltar um e voltar, ou alterar uma resposta, até à entrega.',
  ],
  [
    '接下来的题目会更难。题目本来就是这样安排的：没有人需要全部答对。',
    '接下来，测试会尽量挑选适合您的题目，可能更容易，也可能更难。没有人需要全部答对。',
  ],
  [
    '最后这些题目同时包含几条规律。一条一条地看，不必着急。',
    '最后一部分同样会尽量挑选适合您的题目。请重新观察每一道题：规律可能只有一条，也可能有好几条。',
  ],
  [
    '每题六个选项，由易到难。交卷之前，答案随时可以修改。',
    '每题六个选项。从第二部分起，题目会根据您的作答调整，同样30道题，测得更准。交卷之前，答案随时可以修改。',
  ],
  [
    '题目逐渐变难。交卷之前，可以先跳过再回来，也可以修改答案。',
    '从第二部分起，题目会根据您的作答调整。交卷之前，可以先跳过再回来，也可以修改答案。',
  ],
  [
    '接下來的題目會更難。這是刻意的安排：沒有人需要全部答對。',
    '接下來，測試會盡量挑選適合您的題目，可能較容易，也可能較難。沒有人需要全部答對。',
  ],
  [
    '最後這些題目同時包含幾條規律。逐條去看，不必心急。',
    '最後一部分同樣會盡量挑選適合您的題目。請重新觀察每一題：規律可能只有一條，也可能有好幾條。',
  ],
  [
    '每題六個選項，由淺入深。交卷之前，答案隨時可以更改。',
    '每題六個選項。由第二部分起，題目會按您的作答調整，同樣30題，測得更準。交卷之前，答案隨時可以更改。',
  ],
  [
    '題目逐漸變難。交卷之前，可以先跳過再回來，也可以更改答案。',
    '由第二部分起，題目會按您的作答調整。交卷之前，可以先跳過再回來，也可以更改答案。',
  ],
  [
    'ここから問題は難しくなります。そういう作りなので、全問解けなくてかまいません。',
    'ここからは、あなたに合った問題を選ぶようにしています。前よりやさしいことも、難しいこともあります。全問解けなくてかまいません。',
  ],
  [
    '最後の問題では、複数の規則が同時に働きます。1つずつ考えていきましょう。',
    '最後も、あなたに合った問題を選ぶようにしています。規則は1つのことも、複数のこともあります。1問ずつ、新しい目で見てください。',
  ],
  [
    '選択肢は各6つ。問題は少しずつ難しくなります。提出するまで回答は変更できます。',
    '選択肢は各6つ。2つ目のパートからは回答に合わせて問題が変わるので、同じ30問でもより正確に測れます。提出するまで回答は変更できます。',
  ],
  [
    '問題は次第に難しくなります。提出するまでは、飛ばして後で戻ることも、回答を変えることもできます。',
    '2つ目のパートからは、回答に合わせて問題が変わります。提出するまでは、飛ばして後で戻ることも、回答を変えることもできます。',
  ],
  [
    '이제부터 문제가 더 어려워져요. 원래 그렇게 만들었으니 모두 풀지 못해도 괜찮아요.',
    '이제부터는 지금까지의 답에 맞는 문제를 고르려고 해요. 다음 문제는 더 쉬울 수도, 더 어려울 수도 있어요. 모두 풀지 못해도 괜찮아요.',
  ],
  [
    '마지막 문제들에는 여러 규칙이 동시에 적용돼요. 규칙을 하나씩 살펴보세요.',
    '이번에도 지금까지의 답에 맞는 문제를 고르려고 해요. 문제마다 새로운 눈으로 살펴보세요. 규칙이 하나일 수도, 여러 개일 수도 있어요.',
  ],
  [
    '문제마다 보기는 여섯 개, 난이도는 점점 올라가요. 제출하기 전까지 답을 바꿀 수 있어요.',
    '문제마다 보기는 여섯 개. 두 번째 파트부터는 답에 맞춰 문제가 달라져서, 같은 30문제로도 더 정확하게 잴 수 있어요. 제출하기 전까지 답을 바꿀 수 있어요.',
  ],
  [
    '문제는 점점 어려워져요. 제출하기 전까지는 건너뛰었다가 돌아오거나 답을 바꿀 수 있어요.',
    '두 번째 파트부터는 답에 맞춰 문제가 달라져요. 제출하기 전까지는 건너뛰었다가 돌아오거나 답을 바꿀 수 있어요.',
  ],
]
