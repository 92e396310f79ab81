'use client'

// One boundary, so that what nearly every page needs lies in the layout's chunk once; else the not-found screen's chunk
// and each page's own carry it twice.
export { Link } from './link'
export { NavigationBar } from './navigation-bar'
export { RememberLocale } from './remember-locale'
