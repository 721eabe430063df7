/** Seal on a demo foundation's document, 640×480. No text, because fonts differ between machines. */
export const STAMP = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
<rect width="640" height="480" fill="#fffdf7"/>
<g fill="none" stroke="#0f6b57"><circle cx="320" cy="240" r="170" stroke-width="10"/>
<circle cx="320" cy="240" r="146" stroke-width="3" stroke-dasharray="3 9"/></g>
<g fill="#0f6b57"><ellipse cx="320" cy="285" rx="62" ry="50"/><ellipse cx="238" cy="226" rx="24" ry="32"/>
<ellipse cx="290" cy="178" rx="25" ry="35"/><ellipse cx="350" cy="178" rx="25" ry="35"/>
<ellipse cx="402" cy="226" rx="24" ry="32"/></g></svg>`
