# What the command line says, and the names of the bots.

## At the table

# Names of bots, with commas between them: at least six, short, of people.
bot-names = Ada, Clara, Edith, Frank, Hugo, Iris, Max, Nora, Oscar, Ruth, Simon, Vera
