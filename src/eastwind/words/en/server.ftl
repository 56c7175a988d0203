# What the command line says, and the names of the bots.

## At the table

# Names of bots, with commas between them: at least six, short, of people.
bot-names = Ada, Clara, Edith, Frank, Hugo, Iris, Max, Nora, Oscar, Ruth, Simon, Vera

## At an address that leads nowhere

nowhere = There is nothing at this address.
nowhere-home = To Eastwind’s first page

## The command line

cli-compiling = Compiling the engine for this machine; this is needed once and takes a minute or two.
cli-compiled = { $seconds ->
    [one] Compiled in { $seconds } second.
   *[other] Compiled in { $seconds } seconds.
}
cli-address = Eastwind is ready: { $address }
cli-address-lan = Eastwind is ready for everybody in the house: { $address }
cli-not-secret = Without TLS others in the network can read along; --certfile and --keyfile close the line.
cli-port-taken = Port { $port } is taken; another one was chosen.
cli-page-not-built = The page has not been built yet: “make page” does that. Until then only the server answers.
cli-verified = { $hands ->
    [one] The shuffle was fair: the wall and the dice of { $hands } hand follow from the secret { $commitment } promised.
   *[other] The shuffle was fair: the walls and dice of { $hands } hands follow from the secret { $commitment } promised.
}
