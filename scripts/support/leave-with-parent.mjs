// Loaded into every program that the scripts start. When the script is killed without a chance to clean up, the channel
// to it closes: the program leaves too, instead of holding its port against the next run.
// Next hands its own options on to its workers, whose channels are none of our business.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
