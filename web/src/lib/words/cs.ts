export default import.meta.glob<string>(['../../../../src/starboard/texts/cs/*.ftl', '!../../../../src/starboard/texts/cs/cli.ftl'], { query: '?raw', import: 'default', eager: true })
