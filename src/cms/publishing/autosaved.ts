/** For documents of many texts: what was typed is kept as a draft without being asked. */
export const AUTOSAVED = { autosave: { interval: 1500, showSaveDraftButton: true } }
