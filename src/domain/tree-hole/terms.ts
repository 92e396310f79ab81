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
      'suicid*|kill myself|killing myself|end my life|ending my life|end it all|take my own life|taking my own life|take my life|want ~ die|wanna die|wish ~ dead|wish ~ never born|wish ~ never been born|better off dead|better off without me|no reason to live|nothing to live for|dont want to live|not want to live|no longer want to live|dont wanna live|not want to be alive|not want to wake up|not want to be here any*|dont want to be alive|dont want to be here anymore|dont want to wake up|never wake up|cant go on living|cannot go on living|can not go on living|tired of living|hurt myself|hurting myself|harm myself|harming myself|self harm*|selfharm*|cut myself|cutting myself|hang myself|overdos*|unalive*|jump off ~ bridge|kms|off myself|offing myself|end myself|ending myself|end my own life|ended my life|ending it|end everything|want it ~ to end|want everything to end|want ~ to be over|better ~ if i ~ gone|better ~ if i died|better ~ if i was dead|better off if i*|dont ~ want to live|dont ~ wanna live|dont ~ want to exist|dont ~ wanna exist|dont ~ want to be alive|dont ~ wanna be alive|dont ~ want to be here any*|dont ~ wanna be here any*|dont ~ want to wake up|no longer wish to live|no longer want to be alive|wish ~ not exist|wish ~ didnt exist|wish ~ wasnt alive|wish ~ werent alive|wish ~ not alive|want ~ disappear|wanna disappear|think* ~ dying|thought* ~ dying|thoughts of death|feel like dying|should ~ die|if i died|when i am dead|when im dead|plan* ~ to die|plan* ~ my death|ready to die|hope i die|let me die|want ~ be dead|wanna be dead|rather be dead|rather die|going to die tonight|shoot myself|stab myself|drown myself|poison myself|strangle myself|burn myself|burning myself|throw myself|cut* ~ wrist*|slit* ~ wrist*|cut my arms|been cutting|started cutting|cutting again|jump* in front of|jump* under ~ train|jump* off ~ roof|jump* off ~ building|jump* from ~ bridge|all ~ pills|too many pills|bottle of pills|handful of pills|goodbye letter*|goodbye note*|farewell letter*|farewell note*|not worth living|isnt worth living|point in living|point of living|point living|point going on|point in going on|will to live|reason to go on|cant go on|cant do this any*|cant take it any*|cant take this any*|cant live like this|cant live any*|cant keep living|hate being alive|hate living|tired of being alive|tired of life|done with life|done living|sleep forever|going to kill me|gonna kill me|he will kill me|she will kill me|hell kill me|shell kill me|wants to kill me|threaten* to kill me|tried to kill me|hits me|beats me|rapes me|raped me|abuses me|molests me|molested me',
    ),
    harm: list(
      'kill him|kill her|kill them|kill you|kill my*|kill everyone|murder*|rape|raped|raping|shoot ~ school|shoot them|stab him|stab her|stab them|beat him up|beat her up|hit my child|hit my kid*|molest*|bomb|poison him|poison her|burn ~ down',
    ),
  },
  DE: {
    crisis: list(
      'suizid*|selbstmord*|selbsttotung*|freitod|mich ~ umbringen|bring* mich um|mich ~ toten|mir ~ leben nehmen|mein leben ~ beenden|leben ein ende|will ~ sterben|mochte ~ sterben|moechte ~ sterben|wunsch* ~ tot|ware ~ tot|waere ~ tot|lieber tot|tot sein|nicht mehr leben|nicht mehr weiterleben|nicht mehr aufwachen|nie mehr aufwachen|nicht mehr da sein|ohne mich ~ besser|lebensmude|ritze mich|ritz mich|mich ~ ritzen|selbstverletz*|mich selbst ~ verletz*|mich ~ aufhangen|uberdosis|ueberdosis|ich kann nicht mehr|kann einfach nicht mehr|halte es nicht mehr aus|halte das nicht mehr aus|halte das alles nicht mehr aus|dass es aufhort|dass alles aufhort|dass das aufhort|lebenswille*|keinen sinn mehr|keinen sinn ~ leben|sinnlos ~ leben|leben ~ sinnlos|leben ~ keinen sinn|einfach ~ weg sein|fur immer weg|will ~ verschwinden|mochte ~ verschwinden|ans sterben|an den tod|ubers sterben|alle tabletten|alle meine tabletten|zu viele tabletten|schlaftabletten|schneide mich|mich ~ schneiden|mich ~ geschnitten|mich ~ geritzt|nie wieder aufwachen|nie wieder aufzuwachen|nie mehr aufzuwachen|nicht mehr aufzuwachen|nicht wieder aufwachen|spring* ~ brucke|brucke ~ spring*|vor den zug|vor einen zug|vor die bahn|aus dem fenster spring*|spring* ~ aus dem fenster|vom dach spring*|spring* vom dach|abschiedsbrief*|nie geboren|nicht geboren worden|nicht mehr lebenswert|nicht lebenswert|hang* mich auf|mich ~ erhangen|erhang* mich|schluss ~ leben|mit allem schluss|nicht mehr existier*|nicht existier*|todessehnsucht|todeswunsch*|nicht mehr am leben|nicht am leben|verletz* mich|mich ~ verletzen|tue mir ~ weh|tu mir ~ weh|mir selbst ~ weh*|mir selber ~ weh*|mich ~ erschiessen|erschiess* mich|mehr zu leben|lust ~ zu leben|kraft ~ zu leben|will ~ nicht leben|mochte ~ nicht leben|leben satt|pulsadern|mich ~ vergiften|mich ~ ertranken|lieber sterben|lieber gestorben|wenn ich ~ sterbe|wenn ich ~ tot|einfach ~ sterben|besser ~ ohne mich|schlagt mich|verprugelt mich|vergewaltigt mich|mich ~ vergewaltigt|missbraucht mich|mich ~ missbraucht',
    ),
    harm: list(
      'ihn ~ umbringen|sie ~ umbringen|dich ~ umbringen|bring* ihn um|bring* sie um|bring* dich um|umbringen|ermord*|vergewaltig*|amok*|bombe|abstechen|ersteche*|verprugel*|mein kind ~ schlage*|schlage mein kind|missbrauch*|missbraucht|vergifte*',
    ),
  },
  FR: {
    crisis: list(
      'suicid*|me tuer|me donner la mort|envie de mourir|veux ~ mourir|voudrais ~ mourir|envie den finir|en finir avec ~ vie|veux en finir|fin a mes jours|fin a ma vie|plus envie de vivre|plus la force de vivre|veux plus vivre|veux pas vivre|mieux sans moi|voudrais etre mort*|aimerais etre mort*|prefere* mourir|plus me reveiller|ne jamais me reveiller|jamais etre ne|jamais etre nee|scarifi*|me faire du mal|me faire mal expres|me pendre|overdose*|automutil*|mautomutil*|ouvrir les veines|couper les veines|nen peux plus|peux plus vivre|pense* ~ la mort|pense* ~ mourir|penser a mourir|songe* ~ mourir|veu* ~ mourir|voudrai* ~ mourir|aimerai* ~ mourir|veu* ~ disparaitre|voudrai* ~ disparaitre|aimerai* ~ disparaitre|envie de disparaitre|pas la peine detre vecue|plus la peine detre vecue|pas la peine de vivre|plus la peine de vivre|vie na plus de sens|vie na aucun sens|vie na pas de sens|tous mes cachets|tous mes medicaments|tous mes comprimes|avale ~ cachets|avale ~ medicaments|avale ~ comprimes|somniferes|me coupe|me couper|me suis coupe*|plus jamais me reveiller|plus jamais reveiller|jamais plus me reveiller|ne pas me reveiller|sauter ~ pont|sauter ~ fenetre|sauter du toit|jeter ~ train|jeter ~ metro|me jeter|lettre dadieu*|lettres dadieu*|plus envie detre|raison de vivre|raisons de vivre|plus exister|pas exister|cesser dexister|me fais du mal|me fais mal|mal a moi meme|me supprimer|men supprimer|foutre en lair|idees noires|prefererai* ~ mort*|prefererai* mourir|fatigue* de vivre|marre de vivre|lasse de vivre|pas envie de vivre|tailler les veines|me mutil*|me noyer|me poignarder|me tirer une balle|mempoisonner|mimmoler|mourir dans mon sommeil|si je mourais|mettre fin ~ jours|mettre fin ~ vie|mettre un terme ~ vie|me tuerai|mieux si je ~ mort*|il me bat|elle me bat|il me frappe|elle me frappe|me viole|ma viole*',
    ),
    harm: list(
      'le tuer|la tuer|les tuer|te tuer|tuer mon|tuer ma|assassin*|meurtre*|viol|viole|violee|violer|bombe|poignard*|frappe mon enfant|frapper mon enfant|agression sexuelle|attouchement*|empoisonn*',
    ),
  },
  ES: {
    crisis: list(
      'suicid*|matarme|me quiero matar|me voy a matar|quiero ~ morir*|quisiera ~ morir*|ganas de morir*|sin ganas de vivir|no tengo ganas de vivir|no quiero vivir|no quiero seguir viviendo|no quiero estar viv*|quitarme la vida|quitarme de en medio|acabar con mi vida|terminar con mi vida|acabar con todo|mejor sin mi|estar muert*|mejor muert*|no despertar|no haber nacido|cortarme|me corto|hacerme dano|autolesi*|ahorcarme|sobredosis|no vale la pena vivir|quiero ~ desaparecer|quisiera ~ desaparecer|ganas de desaparecer|no puedo mas|no aguanto mas|razon* para vivir|motivo* para vivir|vida no tiene ~ sentido|vida ya no tiene sentido|vida sin sentido|sentido a la vida|sentido ~ vivir|pienso en la muerte|pensar en la muerte|pienso ~ morir*|pensar en morir*|pensando en morir*|todas las pastillas|todas mis pastillas|tome ~ pastillas|bote de pastillas|frasco de pastillas|somniferos|me hago dano|hago dano a mi mism*|no despertar*|nunca despertar*|nunca mas despertar*|no volver a despertar*|saltar del puente|saltar de un puente|saltar por la ventana|tirarme|lanzarme|arrojarme|carta* de despedida|nota de despedida|ojala ~ muert*|ojala ~ muera|ojala ~ nacido|no hubiera nacido|no hubiese nacido|nunca haber nacido|no quiero ~ aqui|no quiero ~ existir|no quiero ~ vivir|dejar de existir|quitar la vida|quito la vida|quitarse la vida|cansad* de vivir|hart* de vivir|merece la pena vivir|me voy a colgar|colgarme|me cuelgo|pegarme un tiro|las venas|prefer* ~ muert*|prefer* morir*|desear* ~ muert*|desear* morir*|mejor si ~ muriera|si me muero|me mato|me pega|me golpea|me violo|me viola|va a matarme',
    ),
    harm: list(
      'matarlo|matarla|matarlos|matarte|matar a|lo voy a matar|la voy a matar|asesin*|violar|violacion|violo|violada|violado|bomba|apunal*|pego a mi hij*|pegar a mi hij*|abuso sexual|abus* de mi|envenen*',
    ),
  },
  PT: {
    crisis: list(
      'suicid*|matar me|me matar|mato me|quero ~ morrer|queria ~ morrer|apetece* ~ morrer|vontade de morrer|nao quero viver|nao quero mais viver|ja nao quero viver|nao quero continuar a viver|acabar com a minha vida|acabar com tudo|fim a minha vida|termo a vida|termo a minha vida|tirar a minha vida|tirar a propria vida|estar mort*|preferia estar mort*|melhor sem mim|nao acordar|nunca ter nascido|cortar me|me cortar|corto me|magoar me|automutil*|autolesa*|enforcar me|overdose|sem vontade de viver|quero ~ desaparecer|queria ~ desaparecer|vontade de desaparecer|apetece* ~ desaparecer|nao aguento mais|nao posso mais|razoes para viver|razao para viver|motivos para viver|vida nao faz ~ sentido|vida nao tem ~ sentido|vida ja nao faz sentido|vida ja nao tem sentido|vida sem sentido|sentido na vida|sentido a vida|penso na morte|pensar na morte|penso ~ morrer|pensar em morrer|todos os comprimidos|todos os meus comprimidos|tomei ~ comprimidos|caixa de comprimidos|soniferos|magoo me|me magoo|nunca mais acordar|nao voltar a acordar|nao acordar mais|saltar ~ ponte|saltar ~ janela|atirar me|me atirar|atiro me|carta* de despedida|quem me dera ~ mort*|quem me dera ~ nascido|quem me dera morrer|nao ter nascido|nao quero continuar|nao quero ~ existir|nao quero ~ viver|deixar de existir|fim a vida|fim da minha vida|cansad* de viver|fart* de viver|nao vale a pena viver|nao vale a pena continuar a viver|nao me apetece ~ viver|os pulsos|dar um tiro|preferia morrer|prefiro morrer|prefiro estar mort*|melhor se ~ morresse|suicido me|enforco me|me enforcar|me bate|bate me|me violou|violou me',
    ),
    harm: list(
      'mata lo|mata la|matar o|matar a|mato o|mato a|matar te|assassin*|violar|violou|violada|violado|violacao|bomba|esfaque*|bato no meu filho|bato na minha filha|abuso sexual|abusou de mim|envenen*',
    ),
  },
  JA: {
    crisis: list(
      '死にたい|しにたい|死にてえ|死のうと|死んでしまいたい|死んだほうがまし|死んだ方がまし|自殺|自死|消えたい|消えてしまいたい|いなくなりたい|命を絶|人生を終わらせ|生きていたくない|生きたくない|生きるのがつらい|生きるのが辛い|生きる意味がない|生まれてこなければ|首を吊|首つり|リスカ|リストカット|自傷|自分を傷つけ|オーバードーズ|飛び降り|目が覚めなければ|死にたく|死んで楽|死んだ方がいい|死んだほうがいい|死んだほうが楽|死んだ方が楽|死んでもいい|死んでしまえ|死んじゃい|死んじゃお|死ぬしか|死ぬこと|死ぬつもり|死ぬ方法|死ねばいい|死ねたら|死ねない|死を選|死に場所|遺書|希死念慮|生きる意味|生きている意味|生きてる意味|生きる価値|生きている価値|生きてる価値|生きる気力|生きるのに疲れ|生きることに疲れ|生きるの疲れ|生きてくのがつら|生きていくのがつら|生きていくのが辛|生きてるのがつら|生きてるのが辛|生きているのがつら|生きているのが辛|生きていけない|生きていく自信|生きたくありません|生きていたくありません|消えてなくなり|消えてしまえ|消えちゃいたい|この世から|いない方がいい|いないほうがいい|いなくなった方が|いなくなったほうが|薬を全部|薬をたくさん|薬を大量|睡眠薬|過剰摂取|odした|odし|手首を切|腕を切|電車に飛び込|線路に飛び込|ホームから飛び|海に飛び込|飛び降|首吊|練炭|終わりにしたい|人生を終わり|人生終わり|楽になりたい|永遠に眠|目覚めなければ|目が覚めないで|目覚めたくない|シにたい|氏にたい|タヒにたい|しにたく|生まれてこなきゃ|生まれてこない方が|殴られて|レイプされ|虐待されて',
    ),
    harm: list(
      '殺したい|殺してやる|殺すつもり|殺人|ぶっ殺|刺してやる|強姦|レイプ|爆弾|性的虐待|虐待|子どもを殴|子供を殴|毒を盛',
    ),
  },
  KR: {
    crisis: list(
      '죽고싶|죽고만싶|자살|자해|목숨을끊|생을마감|극단적선택|극단적인선택|살기싫|살고싶지않|살기가싫|사라지고싶|없어지고싶|죽어버리고싶|죽는게낫|죽었으면좋겠|죽을까|태어나지말|손목을긋|손목긋|뛰어내리고싶|목을매|목매|깨어나지않았으면|약을한꺼번에|죽는생각|죽는게|죽는것이|죽을래|죽어야|죽으려|죽었으면|죽어버|죽을것같아너무힘들|힘들어서죽을것같|힘들어죽을것같|죽을방법|죽는방법|죽음을생각|죽음만생각|살아갈이유|살이유|살아야할이유|살고싶지|안살고|그만살|사는게지|사는게힘들|사는게의미|사는의미|삶을끝|삶을포기|인생을끝|끝내고싶|다끝내|생을끝|유서를|유서도|극단적인생각|극단적생각|사라졌으면|없어졌으면|존재하고싶지|존재하기싫|뛰어내리|뛰어내릴|손목을그|손목그|손목을베|팔을그|약을다먹|약을많이먹|약을왕창|수면제를|번개탄|투신|목을맬|목을달|내가없는게|나만없으면|나하나없어|내가없어지|다시안깨|깨어나지않|깨어나고싶지|안깨어났으면|눈을뜨지않|태어나지않았|ㅈㅅ|ㅈㅎ|때려요|맞고살|성폭행당|강간당',
    ),
    harm: list('죽이고싶|죽여버|죽일거|살인|칼로찌|강간|성폭행|성추행|폭탄|아이를때|애를때|학대|독을타'),
  },
  CN: {
    crisis: list(
      '自杀|想死|想去死|不想活|活不下去|轻生|结束生命|结束我的生命|结束自己的生命|结束这一生|了结自己|了结此生|寻死|寻短见|死了算了|不如死|死了更好|没有活下去|活着没意义|活着没有意义|没有我会更好|割腕|自残|自伤|伤害自己|跳楼|跳河|上吊|一睡不醒|不要醒来|吞药|活着没意|活着没有意|活着没劲|活着好累|活着太累|活得好累|活得太累|离开这个世界|离开这世界|离开人世|没有我大家|没有我他们|没我会更好|没我更好|没有我更好|从楼上跳|跳下去|安眠药|遗书|遗言|不想存在|撑不下去|活够|一了百了|一死了|解脱|恨不得死|去死|没出生|没有出生|不该出生|没被生下来|生无可恋|生不如死|想着死|死的念头|死掉|想消失|了结这一切|了结一切|结束这一切|结束一切|死了才|划自己|割自己|划手臂|割手|烧炭|不想再活|不想活着|杀了自己|杀死自己|鲨了自己|想紫砂|要紫砂|去紫砂|紫砂了|zi杀|自鲨|求死|自尽|自缢|投河|投江|卧轨|喝农药|死是唯一|醒不过来|不再醒|再也不醒|不想醒|没有勇气活|没勇气活|他打我|家暴|被强奸|被性侵',
    ),
    harm: list(
      '杀了他|杀了她|杀了你|杀死他|杀死她|想杀人|杀人|捅死|强奸|性侵|猥亵|炸弹|虐待|打死他|打死她|打孩子|下毒|投毒',
    ),
  },
  HK: {
    crisis: list(
      '自殺|想死|想去死|唔想活|唔想再活|唔想生存|唔想做人|不想活|活不下去|輕生|結束生命|結束我的生命|結束自己的生命|了結自己|了結此生|尋死|尋短見|死了算|死咗算|不如死|死咗仲好|死了更好|生無可戀|活着沒有意義|活著沒有意義|生存沒有意義|沒有我會更好|冇咗我會好|割脈|割腕|自殘|自傷|傷害自己|跳樓|跳橋|上吊|吊頸|燒炭|一睡不醒|不要醒來|唔想醒|唔想再生存|唔想再做人|做人冇意|做人好辛苦|做人好攰|結束自己嘅生命|結束我嘅生命|離開呢個世界|離開這個世界|離開人世|冇咗我|冇我會好|沒有我大家|沒有我他們|生存冇意|生存沒意|活着沒意|活著沒意|活得好累|跳落去|跳下去|安眠藥|安眠药|𠝹手|鎅手|界手|唔好再醒|唔想再醒|不想醒|遺書|遺言|唔想存在|不想存在|撐唔住|撐唔落去|撐不下去|活夠|生不如死|一死了|一了百了|死咗佢|死咗就|死咗會|死咗好|死掉|諗住死|諗到死|想着死|想著死|死嘅念頭|死的念頭|解脫|想消失|了結一切|了結呢一切|了結這一切|結束一切|結束呢一切|殺死自己|殺了自己|殺咗自己|冇出世|沒有出生|唔應該出世|不該出生|成樽藥|食咗好多藥|吞藥|服毒|自盡|跳軌|不想再活|冇勇氣活|冇勇氣生存|冇動力生存|佢打我|他打我|被強姦|俾人強姦|被性侵|家暴',
    ),
    harm: list(
      '殺了他|殺了她|殺咗佢|殺死佢|殺死他|殺死她|想殺人|殺人|劈死|捅死|強姦|性侵|非禮|炸彈|虐待|打死佢|打死他|打仔女|打小朋友|落毒|下毒',
    ),
  },
}
