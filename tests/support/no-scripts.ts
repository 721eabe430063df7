/**
 * For `test.use`: a browser that runs no scripts. It still looks at the scripts a page announces ahead of time,
 * and reports that it may not fetch them.
 */
export const NO_SCRIPTS = { javaScriptEnabled: false, expectedNoise: [/\.js csp$/] }
