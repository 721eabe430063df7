import { SESSION_SCRIPT } from './session/session-hint'

/** Notes the controls that are entered while there is no script to hear of it, the last at the end. */
const EARLY_CONTROLS_SCRIPT =
  "self.earlyControls=new Set;addEventListener('input',({target:t})=>{let s=self.earlyControls;s?.delete(t);s?.add(t)},true)"

/** Inline in the head of every page. */
export const HEAD_SCRIPT = `${SESSION_SCRIPT};${EARLY_CONTROLS_SCRIPT}`
