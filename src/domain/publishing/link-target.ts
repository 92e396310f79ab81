/**
 * Where a link in an editor's text may lead: a page of the web, a mail address, a telephone, or a page or place of this
 * site. Whatever would run, or only looks like a path (`//elsewhere`), is refused.
 */
export const isLinkTarget = (url: string): boolean => TARGET.test(url)

const TARGET =
  /^(?:https?:\/\/[^\s\p{Cc}"<>\\]+|mailto:[^\s\p{Cc}"<>\\]+|tel:\+?[\d ().-]+|\/(?!\/)[^\s\p{Cc}"<>\\]*|#[^\s\p{Cc}"<>\\]*)$/iu
