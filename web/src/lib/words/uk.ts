export default import.meta.glob<string>(['../../../../src/starboard/texts/uk/*.ftl', '!../../../../src/starboard/texts/uk/cli.ftl'], { query: '?raw', import: 'default', eager: true })
