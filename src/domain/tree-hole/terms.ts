import type { Locale } from '../locale/locales'

/**
 * Words by which a secret is looked at first, folded as fold.ts does. `crisis`: its writer may be in danger and is shown where
 * somebody listens. `harm`: somebody else may be. Every secret is read by a person before it is public, so a list need not
 * find everything. `*`: the word goes on; `~`: up to three words between. Words of scripts without blanks are looked for
 * anywhere, and are written without blanks.
 */
export type Terms = { crisis: readonly string[]; harm: readonly string[] }

const list = (words: string): string[] => words.split('|').map((word) => word.trim())

export const TERMS: Readonly<Record<Locale, Terms>> = {
  EN: {
    crisis: list(
      'suicid*|kill myself|killing myself|end my life|ending my life|end it all|take my own life|taking my own life|take my life|want ~ die|wanna die|wish ~ dead|wish ~ never born|wish ~ never been born|better off dead|better off without me|no reason to live|nothing to live for|dont want to live|not want to live|no longer want to live|dont wanna live|not want to be alive|not want to wake up|not want to be here any*|dont want to be alive|dont want to be here anymore|dont want to wake up|never wake up|cant go on living|cannot go on living|can not go on living|tired of living|hurt myself|hurting myself|harm myself|harming myself|self harm*|selfharm*|cut myself|cutting myself|hang myself|overdos*|unalive*|jump off ~ bridge',
    ),
    harm: list(
      'kill him|kill her|kill them|kill you|kill my*|kill everyone|murder*|rape|raped|raping|shoot ~ school|shoot them|stab him|stab her|stab them|beat him up|beat her up|hit my child|hit my kid*|molest*|bomb|poison him|poison her|burn ~ down',
    ),
  },
  DE: {
    crisis: list(
      'suizid*|selbstmord*|selbsttotung*|freitod|mich ~ umbringen|bring* mich um|mich ~ toten|mir ~ leben nehmen|mein leben ~ beenden|leben ein ende|will ~ sterben|mochte ~ sterben|moechte ~ sterben|wunsch* ~ tot|ware ~ tot|waere ~ tot|lieber tot|tot sein|nicht mehr leben|nicht mehr weiterleben|nicht mehr aufwachen|nie mehr aufwachen|nicht mehr da sein|ohne mich ~ besser|lebensmude|ritze mich|ritz mich|mich ~ ritzen|selbstverletz*|mich selbst ~ verletz*|mich ~ aufhangen|uberdosis|ueberdosis',
    ),
    harm: list(
      'ihn ~ umbringen|sie ~ umbringen|dich ~ umbringen|bring* ihn um|bring* sie um|bring* dich um|umbringen|ermord*|vergewaltig*|amok*|bombe|abstechen|ersteche*|verprugel*|mein kind ~ schlage*|schlage mein kind|missbrauch*|missbraucht|vergifte*',
    ),
  },
  FR: {
    crisis: list(
      'suicid*|me tuer|me donner la mort|envie de mourir|veux ~ mourir|voudrais ~ mourir|envie den finir|en finir avec ~ vie|veux en finir|fin a mes jours|fin a ma vie|plus envie de vivre|plus la force de vivre|veux plus vivre|veux pas vivre|mieux sans moi|voudrais etre mort*|aimerais etre mort*|prefere* mourir|plus me reveiller|ne jamais me reveiller|jamais etre ne|jamais etre nee|scarifi*|me faire du mal|me faire mal expres|me pendre|overdose*|automutil*|mautomutil*|ouvrir les veines|couper les veines',
    ),
    harm: list(
      'le tuer|la tuer|les tuer|te tuer|tuer mon|tuer ma|assassin*|meurtre*|viol|viole|violee|violer|bombe|poignard*|frappe mon enfant|frapper mon enfant|agression sexuelle|attouchement*|empoisonn*',
    ),
  },
  ES: {
    crisis: list(
      'suicid*|matarme|me quiero matar|me voy a matar|quiero ~ morir*|quisiera ~ morir*|ganas de morir*|sin ganas de vivir|no tengo ganas de vivir|no quiero vivir|no quiero seguir viviendo|no quiero estar viv*|quitarme la vida|quitarme de en medio|acabar con mi vida|terminar con mi vida|acabar con todo|mejor sin mi|estar muert*|mejor muert*|no despertar|no haber nacido|cortarme|me corto|hacerme dano|autolesi*|ahorcarme|sobredosis|no vale la pena vivir',
    ),
    harm: list(
      'matarlo|matarla|matarlos|matarte|matar a|lo voy a matar|la voy a matar|asesin*|violar|violacion|violo|violada|violado|bomba|apunal*|pego a mi hij*|pegar a mi hij*|abuso sexual|abus* de mi|envenen*',
    ),
  },
  PT: {
    crisis: list(
      'suicid*|matar me|me matar|mato me|quero ~ morrer|queria ~ morrer|apetece* ~ morrer|vontade de morrer|nao quero viver|nao quero mais viver|ja nao quero viver|nao quero continuar a viver|acabar com a minha vida|acabar com tudo|fim a minha vida|termo a vida|termo a minha vida|tirar a minha vida|tirar a propria vida|estar mort*|preferia estar mort*|melhor sem mim|nao acordar|nunca ter nascido|cortar me|me cortar|corto me|magoar me|automutil*|autolesa*|enforcar me|overdose|sem vontade de viver',
    ),
    harm: list(
      'mata lo|mata la|matar o|matar a|mato o|mato a|matar te|assassin*|violar|violou|violada|violado|violacao|bomba|esfaque*|bato no meu filho|bato na minha filha|abuso sexual|abusou de mim|envenen*',
    ),
  },
  JA: {
    crisis: list(
      '死にたい|しにたい|死にてえ|死のうと|死んでしまいたい|死んだほうがまし|死んだ方がまし|自殺|自死|消えたい|消えてしまいたい|いなくなりたい|命を絶|人生を終わらせ|生きていたくない|生きたくない|生きるのがつらい|生きるのが辛い|生きる意味がない|生まれてこなければ|首を吊|首つり|リスカ|リストカット|自傷|自分を傷つけ|オーバードーズ|飛び降り|目が覚めなければ',
    ),
    harm: list(
      '殺したい|殺してやる|殺すつもり|殺人|ぶっ殺|刺してやる|強姦|レイプ|爆弾|性的虐待|虐待|子どもを殴|子供を殴|毒を盛',
    ),
  },
  KR: {
    crisis: list(
      '죽고싶|죽고만싶|자살|자해|목숨을끊|생을마감|극단적선택|극단적인선택|살기싫|살고싶지않|살기가싫|사라지고싶|없어지고싶|죽어버리고싶|죽는게낫|죽었으면좋겠|죽을까|태어나지말|손목을긋|손목긋|뛰어내리고싶|목을매|목매|깨어나지않았으면|약을한꺼번에',
    ),
    harm: list('죽이고싶|죽여버|죽일거|살인|칼로찌|강간|성폭행|성추행|폭탄|아이를때|애를때|학대|독을타'),
  },
  CN: {
    crisis: list(
      '自杀|想死|想去死|不想活|活不下去|轻生|结束生命|结束我的生命|结束自己的生命|结束这一生|了结自己|了结此生|寻死|寻短见|死了算了|不如死|死了更好|没有活下去|活着没意义|活着没有意义|没有我会更好|割腕|自残|自伤|伤害自己|跳楼|跳河|上吊|一睡不醒|不要醒来|吞药',
    ),
    harm: list(
      '杀了他|杀了她|杀了你|杀死他|杀死她|想杀人|杀人|捅死|强奸|性侵|猥亵|炸弹|虐待|打死他|打死她|打孩子|下毒|投毒',
    ),
  },
  HK: {
    crisis: list(
      '自殺|想死|想去死|唔想活|唔想再活|唔想生存|唔想做人|不想活|活不下去|輕生|結束生命|結束我的生命|結束自己的生命|了結自己|了結此生|尋死|尋短見|死了算|死咗算|不如死|死咗仲好|死了更好|生無可戀|活着沒有意義|活著沒有意義|生存沒有意義|沒有我會更好|冇咗我會好|割脈|割腕|自殘|自傷|傷害自己|跳樓|跳橋|上吊|吊頸|燒炭|一睡不醒|不要醒來|唔想醒',
    ),
    harm: list(
      '殺了他|殺了她|殺咗佢|殺死佢|殺死他|殺死她|想殺人|殺人|劈死|捅死|強姦|性侵|非禮|炸彈|虐待|打死佢|打死他|打仔女|打小朋友|落毒|下毒',
    ),
  },
}
