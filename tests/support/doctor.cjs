// Shows a process the framework with a change in it: loaded with `node --require`, which no configuration of the site does.
const fs = require('node:fs')
const Module = require('node:module')

const { file, from, to } = JSON.parse(process.env.DOCTORED)
const doctored = (name, text) => (String(name).endsWith(file) ? text.replaceAll(from, to) : text)

const { readFileSync } = fs
fs.readFileSync = (name, options) => {
  const read = readFileSync(name, options)
  return typeof read === 'string' ? doctored(name, read) : read
}

const { _compile: compile } = Module.prototype
Module.prototype._compile = function (text, name, ...rest) {
  return compile.call(this, doctored(name, text), name, ...rest)
}
